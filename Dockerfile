# The server with the site and the API documents, for production. The database and the proxy are in docker-compose.yml.

# Node.js 24, a long-term release that is supported until April 2028. `npm run docker:pin` adds the digest.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc nest-cli.json ./
# No package needs what it would run at installation: docs/security.md names them.
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY messages messages
COPY openapi openapi
COPY backend backend
COPY demo demo
COPY stripe-sandbox stripe-sandbox
RUN npm run build:server \
  # The payment sandbox is for development: what is not there cannot be started.
  && rm -r dist/server/stripe-sandbox
COPY frontend frontend
COPY tools/sbom.mjs tools/
RUN npm run sbom
RUN NODE_ENV=production node node_modules/vite/bin/vite.js build frontend \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE}
# The same options as `npm start` (launch/portal.mjs).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 \
  NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=8"
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/backend/src/main.js"]
