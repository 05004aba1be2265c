// @ts-check
/**
 * The template of all documents, in the language of Typst (https://typst.app/docs/reference). All text arrives as JSON in
 * `sys.inputs` and is never read as markup.
 */
export const DOCUMENT_TEMPLATE = String.raw`
#let data = json(bytes(sys.inputs.data))
#let teal = rgb("#0F6B66")
#let grey = rgb("#4A6462")
#let rule-color = rgb("#D6E0DF")
#let alert = rgb("#B3261E")

// Each line has the direction of its first letter.
#let is-rtl(line) = {
  let first = line.find(regex("\p{L}"))
  first != none and first.match(regex("[\p{Arabic}\p{Hebrew}]")) != none
}
#let lines(value, of: line => line) = {
  let all = value.split("\n")
  if not all.any(is-rtl) { return all.map(of).join(linebreak()) }
  for line in all {
    block(above: 0.5em, below: 0.5em, { set text(dir: rtl) if is-rtl(line); of(line) })
  }
}
// A word that is wider than its column may break after each of its letters.
#let breakable(line, width) = {
  let at = 0
  for word in line.matches(regex("\S{8,}")) {
    if measure(word.text).width <= width { continue }
    line.slice(at, word.start)
    word.text.clusters().join(box())
    at = word.end
  }
  line.slice(at)
}
#let fitted(value) = {
  if value.find(regex("\S{8,}")) == none { return lines(value) }
  layout(size => lines(value, of: line => breakable(line, size.width)))
}

#set document(title: data.title, author: data.hospital.name)
#set text(10pt, fill: rgb("#16302F"), lang: data.language, region: data.region, font: data.fonts, fallback: false)
#set par(leading: 0.5em, spacing: 0.8em)
#show heading.where(level: 1): set text(14pt)
#show heading.where(level: 2): set text(11pt)
#show heading.where(level: 1): set block(above: 16pt, below: 12pt)
#show heading.where(level: 2): set block(above: 16pt, below: 8pt)
#set page(paper: "a4", margin: (x: 48pt, top: 48pt, bottom: 76pt), footer: context {
  set text(8pt, fill: grey)
  line(length: 100%, stroke: 0.5pt + rule-color)
  grid(
    columns: (1fr, auto), column-gutter: 16pt, row-gutter: 4pt,
    fitted(data.reference),
    data.pageNumber
      .replace("{page}", str(counter(page).get().first()))
      .replace("{pages}", str(counter(page).final().first())),
    fitted(data.hospital.name + " · " + data.hospital.phone),
  )
})

#let signature = if data.signature.len() > 0 {
  align(right, data.signature.map(line => strong(fitted(line))).join(parbreak()))
}
#let text-of(cell) = if type(cell) == str { cell } else { cell.text }
#let styled(cell, bold: false, fill: none) = {
  let body = fitted(text-of(cell))
  let marked = type(cell) != str
  if marked { body = text(fill: alert, body) }
  if fill != none { body = text(fill: fill, body) }
  if bold or marked { strong(body) } else { body }
}
// A row stays on one sheet unless one of its cells is very long.
#let row-of(row, columns, ..style) = {
  let breakable = row.any(cell => text-of(cell).codepoints().len() > 300)
  row.enumerate().map(((i, cell)) => table.cell(
    align: if columns.at(i).alignment == "right" { right } else { left },
    colspan: if i == row.len() - 1 { 2 } else { 1 },
    breakable: breakable,
    styled(cell, ..style),
  ))
}
// A last column without width has one cell beside the last row and the signature. It keeps both on one sheet.
#let signed(rows) = {
  let last = rows.last()
  let (body, ..fields) = last.last().fields()
  let end = table.cell(..fields, colspan: 1, body)
  let tie = table.cell(rowspan: 2, breakable: false, inset: 0pt, stroke: none)[]
  let inset = (x: 0pt, top: 40pt, bottom: 0pt)
  let sign = table.cell(colspan: last.len(), breakable: false, stroke: none, inset: inset, signature)
  (..rows.slice(0, -1).flatten(), ..last.slice(0, -1), end, tie, sign)
}
#let table-of(part, sign: false) = {
  let columns = part.columns
  let foot = part.foot.map(row => row-of(row, columns, bold: true))
  let rows = part.rows.map(row => row-of(row, columns)) + foot
  let count = rows.len()
  block(above: 16pt, below: 16pt, width: 100%, table(
    columns: (..columns.map(column => if column.width == "*" { 1fr } else { column.width * 1pt }), 0pt),
    inset: (x: 4pt, y: 6pt),
    stroke: (_, y) => (bottom: (if y == 0 or y == count { 1pt } else { 0.5pt }) + rule-color),
    table.header(..row-of(columns.map(column => column.head), columns, bold: true, fill: teal)),
    ..if sign and count > 0 { signed(rows) } else { rows.flatten() },
  ))
}
// The last line of a text stays on the sheet of the signature.
#let text-part(value, sign: false) = {
  if not sign { return fitted(value) }
  let all = value.split("\n")
  if all.len() > 1 { fitted(all.slice(0, -1).join("\n")) }
  block(sticky: true, width: 100%, fitted(all.last()))
}

#grid(
  columns: (1fr, auto), column-gutter: 16pt,
  text(18pt, fill: teal, strong(fitted(data.hospital.name))),
  align(right, text(fill: grey, lines(data.hospital.contact))),
)
#line(length: 100%, stroke: 1.5pt + teal)
= #data.title
#let facts = grid(
  columns: (110pt, 1fr), row-gutter: 7pt, column-gutter: 8pt,
  ..data.facts.map(((label, value)) => (text(fill: grey, label), align(left, strong(fitted(value))))).flatten(),
)
#let qr = data.at("qr", default: none)
#if qr == none { facts } else {
  grid(
    columns: (1fr, 92pt), column-gutter: 16pt,
    facts,
    align(center)[
      #image(bytes(qr.svg), format: "svg", width: 92pt, alt: qr.alt)
      #text(8pt, fill: grey, fitted(qr.caption))
    ],
  )
}
#let last-of(i) = signature != none and i == data.body.len() - 1
#for (i, part) in data.body.enumerate() {
  if part.kind == "heading" [== #part.text]
  if part.kind == "text" { text-part(part.text, sign: last-of(i)) }
  if part.kind == "table" { table-of(part, sign: last-of(i)) }
}
#if signature != none and (data.body.len() == 0 or data.body.last().kind != "table" or data.body.last().rows.len() == 0) {
  block(breakable: false, above: 40pt, width: 100%, signature)
}
#{
  set text(9pt, fill: grey)
  for note in data.notes { block(above: 8pt, width: 100%, fitted(note)) }
}
`;
