/** Fixes of the Swagger UI page: contrast, visible focus and narrow screens. */
export const PAGE_STYLE = `
.swagger-ui a, .swagger-ui .info a { color: #0f5c61; text-decoration: underline; }
.swagger-ui .opblock-tag small, .swagger-ui .parameter__in, .swagger-ui .parameter__type,
.swagger-ui .prop-format, .swagger-ui .prop-type, .swagger-ui .response-col_links,
.swagger-ui .opblock-description-wrapper p, .swagger-ui .renderedMarkdown p { color: #2b3a3d; }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after { color: #a3000b; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1d5fa8; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1c6b45; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #a12622; }
.swagger-ui .info .title small { background: #48595d; }
.swagger-ui .info .title small.version-stamp { background: #1c6b45; }
.swagger-ui .btn.authorize { color: #14532d; border-color: #14532d; }
.swagger-ui .btn.authorize svg { fill: #14532d; }
.swagger-ui .btn.execute { background: #0f5c61; border-color: #0f5c61; }
.swagger-ui .btn.cancel { color: #a12622; border-color: #a12622; }
.swagger-ui .download-contents { background: #3d4457 !important; }
.swagger-ui .microlight span[style*='211, 99, 99'] { color: #ffa3a3 !important; }
.swagger-ui :is(a, button, pre, input, select, textarea, [tabindex]):focus-visible {
  outline: 3px solid #0f5c61;
  outline-offset: 2px;
}
@media (max-width: 600px) {
  .swagger-ui .opblock .opblock-summary-path { max-width: 60vw; word-break: break-word; }
  .swagger-ui .opblock .opblock-summary-description { display: none; }
  .swagger-ui .request-snippets { overflow-x: auto; }
  .swagger-ui table { display: block; overflow-x: auto; }
}
`;
