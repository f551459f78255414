/** What stands between these is never read by people. */
const UNREAD = 'script,style,head,title,meta,link,xml,iframe,object,template,noscript,svg'
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f]/g
const HIDDEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
/** The signs an office program puts before a point of a list. */
const POINT = /^\s*[·•●■◆§\u2022\uf0b7\uf06c\uf0d8]\s*/
const WORD_LIST = /mso-list\s*:/i
const BETWEEN_CELLS = ' | '

/** Paragraphs that are points of a list by their style alone become such. */
function asPoints(page: Document): void {
  for (const line of page.querySelectorAll<HTMLElement>('p')) {
    const isWordList =
      WORD_LIST.test(line.getAttribute('style') ?? '') || /MsoListParagraph/.test(line.className)
    if (!isWordList) continue
    for (const sign of line.querySelectorAll('[style*="mso-list:Ignore" i]')) sign.remove()
    const before = line.previousElementSibling
    const list = before?.hasAttribute('data-points') ? before : page.createElement('ul')
    list.setAttribute('data-points', '')
    if (list !== before) line.before(list)
    const item = page.createElement('li')
    item.append(line)
    list.append(item)
    const first = line.firstChild
    if (first?.textContent) first.textContent = first.textContent.replace(POINT, '')
  }
}

/** A row of a table is one line: tables are not kept, their words are. */
function asLines(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    const rows = [...table.rows].map((row) => {
      const line = page.createElement('p')
      const cells = [...row.cells].map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())
      line.textContent = cells.filter(Boolean).join(BETWEEN_CELLS)
      return line
    })
    table.replaceWith(...rows)
  }
}

/**
 * What was pasted as the editor may read it: without what programs read, styles and classes, with the lists of office
 * programs as lists. Everything else the editor's own list of nodes leaves out.
 */
export function pastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(SPACES, ' ').replace(HIDDEN, ''), 'text/html')
  for (const found of page.querySelectorAll(UNREAD)) found.remove()
  asPoints(page)
  asLines(page)
  for (const element of page.body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name !== 'href') element.removeAttribute(name)
  }
  return page.body.innerHTML
}
