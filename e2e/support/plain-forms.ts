import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { Document } from './documents.ts'
import { expect } from './test.ts'

type Fields = Readonly<Record<string, string | Document>>

/** Pages without scripts as a browser asks for them: a cookie, an address, a form posted from this very site. */
export function plainPages(request: APIRequestContext, token: string) {
  const headers = { cookie: `Admin-Token=${token}`, 'sec-fetch-site': 'same-origin' }
  const open = async (address: string): Promise<string> => {
    const response = await request.get(address, { headers, maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
    return response.text()
  }
  const post = (address: string, fields: Fields): Promise<APIResponse> => {
    const hasFile = Object.values(fields).some((value) => typeof value !== 'string')
    const sent = hasFile ? { multipart: { ...fields } } : { form: { ...fields } as Record<string, string> }
    return request.post(address, { ...sent, headers, maxRedirects: 0 })
  }
  /** What the page of a form carries unseen for it: the version it shows, and the text it agrees to, where it shows one. */
  const shownFor = async (address: string): Promise<Fields> => {
    const response = await request.get(pageOf(address), { headers, maxRedirects: 0 })
    const page = response.status() === 200 ? await response.text() : ''
    const version = versionIn(page, address) || versionIn(page, '')
    const letterVersion = carriedIn(page, 'letterVersion', address) || carriedIn(page, 'letterVersion', '')
    const shown = { version, agreementVersion: letterIn(page, address), letterVersion }
    return Object.fromEntries(Object.entries(shown).filter(([, carried]) => carried !== ''))
  }
  return {
    open,
    statusOf: async (address: string) => (await request.get(address, { headers, maxRedirects: 0 })).status(),
    post,
    /** A form that is taken, as the page it stands on shows it now: the page it leads to. */
    async taken(address: string, fields: Fields): Promise<string> {
      const response = await post(address, { ...(await shownFor(address)), ...fields })
      expect(response.status(), `${address}\n${await problemsIn(response)}`).toBe(303)
      return response.headers()['location'] ?? ''
    },
    /** A form that is refused, as the page it stands on shows it now: the page that says why, with what was typed in it. */
    async refused(address: string, fields: Fields): Promise<string> {
      const response = await post(address, { ...(await shownFor(address)), ...fields })
      expect(response.status(), address).toBe(422)
      return response.text()
    },
  }
}

const problemsIn = async (response: APIResponse) =>
  /role="alert"[^]*?<\/div>/.exec(await response.text())?.[0] ?? ''

/** The page on which a form that posts to this address stands. */
function pageOf(address: string): string {
  const [path = '', query] = address.split('?')
  const search = new URLSearchParams(query)
  search.delete('do')
  search.delete('of')
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

/** The id that an address names. */
export const idIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('id') ?? ''

/** The first address of this form in a page, as a browser reads it. */
export const addressIn = (page: string, pattern: RegExp) =>
  (pattern.exec(page)?.[0] ?? '').replaceAll('&amp;', '&')

/** The version that the form of a page carries for this address: of what the page shows. */
export function versionIn(page: string, address: string): string {
  return /name="version" value="(\d+)"/.exec(formIn(page, address))?.[1] ?? ''
}

/** The same of the text that is agreed to with it. */
export function letterIn(page: string, address: string): string {
  return carriedIn(page, 'agreementVersion', address)
}

const carriedIn = (page: string, name: string, address: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(formIn(page, address))?.[1] ?? ''

const formIn = (page: string, address: string) => page.slice(page.indexOf(address.replaceAll('&', '&amp;')))
