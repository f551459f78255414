import { type APIRequestContext, expect } from '@playwright/test'
import type { PortalPage } from './portal-pages.ts'

/** The address of a page; of one that is about something, the first that another page links to. */
export async function addressOf(request: APIRequestContext, page: PortalPage): Promise<string> {
  const { path, address, linkedFrom, through } = page
  if (!linkedFrom) return address ?? path
  if (!through) return firstLink(request, linkedFrom, path)
  return firstLink(request, await firstLink(request, linkedFrom, through), path)
}

async function firstLink(request: APIRequestContext, from: string, path: string): Promise<string> {
  const html = await (await request.get(from)).text()
  const found = new RegExp(`href="(${path}\\?(?:id|\\w+Id)=\\d+)"`).exec(html)?.[1]
  expect(found, `a link to ${path} on ${from}`).toBeDefined()
  return found ?? path
}
