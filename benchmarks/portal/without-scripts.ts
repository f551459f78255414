/** A page as it would be without any script: the same markup, styles and structured data. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
      attributes.includes('application/ld+json') ? whole : '',
    )
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
}
