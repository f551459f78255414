import { writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { type Credentials, type DemoName, tokenOf } from '../support/accounts.ts'
import type { Document } from '../support/documents.ts'
import { newestCaptcha } from '../support/inbox.ts'
import type { Engine, Key } from './engine.ts'
import * as looks from './looks.ts'

const plain = (text: string) => text.replaceAll(/\s/g, '')

/** Somebody before a browser: finds things by the words on them, presses, types, and reads what comes. */
export class Person {
  readonly #engine: Engine
  readonly request: APIRequestContext
  readonly #folder: string

  constructor(engine: Engine, request: APIRequestContext, folder: string) {
    this.#engine = engine
    this.request = request
    this.#folder = folder
  }

  /** The next page is that of this account. */
  async signIn(who: DemoName | Credentials): Promise<void> {
    const { access_token: token, expires_in: seconds } = await tokenOf(this.request, who)
    const expires = Math.floor(Date.now() / 1000) + seconds
    await this.#engine.setCookies([
      { name: 'Admin-Token', value: token, expires },
      { name: 'Admin-Expires-In', value: String(seconds), expires },
    ])
  }

  async goTo(address: string): Promise<void> {
    await this.#engine.open(address)
    await expect.poll(() => this.#engine.run(looks.isAlive, []), `${address} is alive`).toBe(true)
  }

  /** Presses the thing with this name, within the last such place on the screen. */
  async press(name: string, kind: looks.Kind = 'button', within = 'body'): Promise<void> {
    const { x, y } = await this.#find(name, kind, within)
    await this.#engine.clickAt(x, y)
  }

  key(key: Key): Promise<void> {
    return this.#engine.press(key)
  }

  /** Types into the field with this label, instead of what was there. */
  async fill(label: string, text: string, within?: string): Promise<void> {
    await expect(async () => {
      await this.press(label, 'field', within)
      expect(await this.#engine.run(looks.chooseAll, []), `${label} has the focus`).toBe(true)
    }).toPass()
    await this.#engine.type(text)
  }

  async fillAll(values: Readonly<Record<string, string>>, within?: string): Promise<void> {
    for (const [label, text] of Object.entries(values)) await this.fill(label, text, within)
  }

  /** Chooses an option of a list of the browser, or a day of its calendar, by its value. */
  async choose(label: string, value: string, within?: string): Promise<void> {
    await expect(async () => {
      await this.#find(label, 'field', within)
      expect(await this.#engine.run(looks.setValue, [looks.FOUND, value])).toBe(value)
    }, `${label}: ${value}`).toPass()
  }

  /** What is ticked stays ticked; a press that something pushed aside is made again. */
  async tick(label: string, within?: string): Promise<void> {
    await expect(async () => {
      const { x, y } = await this.#find(label, 'box', within)
      if (!(await this.#isTicked())) await this.#engine.clickAt(x, y)
      expect(await this.#isTicked(), `${label} is ticked`).toBe(true)
    }).toPass()
  }

  async attach(label: string, document: Document, within?: string): Promise<void> {
    const file = path.join(this.#folder, document.name)
    writeFileSync(file, document.buffer)
    await this.#find(label, 'file', within)
    await this.#engine.attach(`[${looks.FOUND}]`, file)
    await this.sees(document.name)
  }

  /** Reads the captcha on the page; `before` is a picture that it has taken the place of. Answers its picture. */
  async solveCaptcha(before: string, within?: string): Promise<string> {
    let picture = ''
    await expect
      .poll(async () => (picture = await this.#engine.run(looks.captchaPicture, [])), 'a new captcha')
      .not.toBe(before)
    // It was drawn for this page: nobody else is here.
    await this.fill('图形验证码', await newestCaptcha(this.request), within)
    return picture
  }

  /** The words stand on the screen, however they are broken into lines. */
  async sees(text: string): Promise<void> {
    await expect.poll(() => this.#engine.run(looks.screenText, []), `“${text}”`).toContain(plain(text))
  }

  async isAt(address: RegExp): Promise<void> {
    await expect.poll(() => this.#engine.run(looks.address, [])).toMatch(address)
  }

  /** Nothing is wider than the screen at this width, or at the narrowest that the window can have. */
  async fitsIn(width: number): Promise<void> {
    const real = await this.#engine.setWidth(width)
    await expect.poll(() => this.#engine.run(looks.overhang, []), `at ${real} px`).toBeLessThanOrEqual(0)
  }

  /** A file with such a name was saved. */
  async hasSaved(name: RegExp): Promise<void> {
    await expect.poll(async () => (await readdir(this.#engine.downloads)).join('\n')).toMatch(name)
  }

  #isTicked(): Promise<boolean> {
    return this.#engine.run(looks.isTicked, [looks.FOUND])
  }

  /** Waits until the thing is there and stands still: what comes late pushes others aside. */
  async #find(name: string, kind: looks.Kind, within = 'body'): Promise<looks.Spot> {
    const words = [looks.SELECTORS[kind], name, within, looks.FOUND]
    const spots: (looks.Spot | null)[] = []
    const isStill = async () => {
      spots.push(await this.#engine.run(looks.findThing, words))
      const [before, now] = [spots.at(-2), spots.at(-1)]
      return !!before && before.x === now?.x && before.y === now.y
    }
    await expect.poll(isStill, { message: `${kind} “${name}”`, intervals: [100, 200, 300] }).toBe(true)
    return spots.at(-1) ?? { x: 0, y: 0 }
  }
}
