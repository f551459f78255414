/** What a person looks for on a page: the kind of thing, by the word that is on it. */
export type Kind = 'button' | 'link' | 'tab' | 'box' | 'field' | 'option' | 'file'

export const SELECTORS: Readonly<Record<Kind, string>> = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  tab: '[role=tab]',
  box: 'input[type=checkbox], input[type=radio]',
  field: 'input, textarea, select, button[aria-describedby]',
  option: '[role=option], .ant-select-item-option',
  file: 'input[type=file]',
}

/** By this attribute the engine finds what was found. */
export const FOUND = 'data-found'

export interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * Finds the thing in the page that bears this name, exactly or else among other words, in the last of the places that are on the
 * screen; brings it into the middle, and answers where it can be pressed. Null: it is not there, or something lies over it.
 */
export function findThing([
  selector = '',
  name = '',
  within = 'body',
  found = '',
]: readonly string[]): Spot | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s|（选填）/g, '')
  const isDrawn = (one: Element) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(one).visibility !== 'hidden'
  }
  const namesOf = (one: Element) => {
    const labelled = (one.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join('')
    const labels = 'labels' in one ? [...((one as HTMLInputElement).labels ?? [])] : []
    const texts = [one.getAttribute('aria-label'), labelled, one.getAttribute('title')]
    return [...texts, ...labels.map((label) => label.textContent), (one as HTMLElement).innerText].map(plain)
  }
  const isFile = (one: Element) => one instanceof HTMLInputElement && one.type === 'file'
  const place = [...document.querySelectorAll(within)].findLast(isDrawn)
  const things = [...(place?.querySelectorAll(selector) ?? [])].filter((one) => isFile(one) || isDrawn(one))
  const wanted = plain(name)
  const thing =
    things.find((one) => namesOf(one).includes(wanted)) ??
    things.find((one) => namesOf(one).some((text) => text.includes(wanted)))
  for (const old of document.querySelectorAll(`[${found}]`)) old.removeAttribute(found)
  if (!thing) return null
  thing.setAttribute(found, '')
  if (isFile(thing)) return { x: 0, y: 0 }
  thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = thing.getBoundingClientRect()
  const spot = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const over = document.elementFromPoint(spot.x, spot.y)
  const isOpen =
    over !== null && (thing.contains(over) || over.contains(thing) || over.closest('label') !== null)
  return isOpen && !thing.matches(':disabled') ? spot : null
}

/** Sets a list or a day as a choice in the browser's own window would; answers what it then holds. */
export function setValue([found = '', value = '']: readonly string[]): string {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[${found}]`)
  if (!field) return ''
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  // React keeps a setter of its own on the field, and would take this for a value that it knows.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return field.value
}

/** What has the focus is chosen as a whole, so that typing takes its place. */
export function chooseAll(): boolean {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement) && !(focused instanceof HTMLTextAreaElement)) return false
  focused.select()
  return true
}

export const isTicked = ([found = '']: readonly string[]): boolean =>
  document.querySelector<HTMLInputElement>(`[${found}]`)?.checked ?? false

/** The portal keeps early clicks until React has taken the page over; the console is drawn by it. */
export const isAlive = (): boolean => !('earlyClick' in globalThis) && document.readyState === 'complete'

/** The words on the screen, without the spaces between them. */
export const screenText = (): string => document.body.innerText.replaceAll(/\s/g, '')

export const address = (): string => location.pathname + location.search

/** By how many pixels the page is wider than the screen. */
export const overhang = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The picture of the captcha on the page. */
export const captchaPicture = (): string =>
  document.querySelector<HTMLImageElement>('img[alt*="验证码"]')?.src ?? ''

/** What went wrong in this page since it was last asked, where the engine's own protocol does not say: it listens from the first question on. */
export function takePageProblems(): string[] {
  const page = globalThis as typeof globalThis & { problems?: string[] }
  if (!page.problems) {
    const problems: string[] = []
    page.problems = problems
    const hear = (event: Event) => {
      const { message = 'does not load' } = event as Partial<ErrorEvent>
      const part = event.target instanceof Element ? event.target.outerHTML : ''
      problems.push(`error: ${part.slice(0, 200)} ${message}`)
    }
    // What does not load says so to itself alone.
    addEventListener('error', hear, { capture: true })
    addEventListener('unhandledrejection', ({ reason }) => problems.push(`error: ${String(reason)}`))
    const write = console.error
    console.error = (...words: unknown[]) => {
      problems.push(`console: ${words.map(String).join(' ')}`)
      write(...words)
    }
    const ask = fetch
    globalThis.fetch = async (...asked) => {
      const answer = await ask(...asked)
      if (!answer.ok) problems.push(`${answer.status}: ${answer.url}`)
      return answer
    }
  }
  return page.problems.splice(0)
}
