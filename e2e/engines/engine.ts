export const ENGINES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

export interface Cookie {
  readonly name: string
  readonly value: string
  /** Seconds since 1970. */
  readonly expires: number
}

/** By its code in WebDriver (W3C, 17.4.2), and its name elsewhere. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const
export type Key = keyof typeof KEYS

/** A look at the page. It is sent there as text, so that it knows nothing but its words. */
export type Look<R> = (words: readonly string[]) => R

/**
 * A browser of an engine, as far as a person's hands and eyes reach. All engines walk the same journeys; by which protocol they are
 * told is their own business.
 */
export interface Engine {
  /** Where the browser saves files. */
  readonly downloads: string
  open(address: string): Promise<void>
  run<R>(look: Look<R>, words: readonly string[]): Promise<R>
  clickAt(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Gives a file of the disk to a file field. */
  attach(selector: string, file: string): Promise<void>
  /** Answers the width that the page has then, in CSS pixels: not every window can be as narrow as a phone. */
  setWidth(width: number): Promise<number>
  /** These alone; those of before are gone. */
  setCookies(cookies: readonly Cookie[]): Promise<void>
  picture(): Promise<Buffer>
  /** Errors that nobody caught, what the console calls an error, and requests that failed, since it was last asked. */
  takeProblems(): Promise<string[]>
  close(): Promise<void>
}
