/** Letters of an example paper, plain ones, because a PDF without an embedded font has no Chinese: font, size, place, text. */
export type PaperLine = readonly [font: 'F1' | 'F2', size: number, x: number, y: number, text: string]

/** A page of a PDF in landscape, framed, with these lines. */
export function examplePaper(lines: readonly PaperLine[]): Buffer {
  const content = lines
    .map(([font, size, x, y, text]) => `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
    .join('\n')
  const frame = '2 w 60 60 722 475 re S'
  const stream = `${frame}\n${content}`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ])
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)
}

/** Numbered objects with the table of their places that the format asks for. */
function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
