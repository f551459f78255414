import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DraftServer, openDraft, RETRY_MILLISECONDS, SAVE_MILLISECONDS } from './open-draft.ts'
import { afterSealing, holdsDraft } from './open-drafts.ts'
import type { SavedDraft } from './choose-draft.ts'
import type { DraftPlace } from './unsent-copy.ts'

interface Values {
  purpose: string
}

let stored: Map<string, string>
const place = { owner: '8', form: 'productApply', subject: '7' }
const keys = new Map<string, string>()
const keyOf = (owner: string) => {
  if (!keys.has(owner)) keys.set(owner, randomBytes(32).toString('base64'))
  return keys.get(owner) ?? ''
}

beforeEach(() => {
  stored = new Map()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => stored.set(key, text),
        removeItem: (key: string) => stored.delete(key),
      },
      {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server with one account signed in; `session` may end. */
function server(signedIn = '8') {
  const drafts = new Map<string, SavedDraft>()
  const id = ({ owner, form, subject }: DraftPlace) => `${owner}/${form}/${subject}`
  const session = { owner: signedIn as string | undefined, saves: 0 }
  const calls: DraftServer = {
    load: async (at) => {
      const { owner } = session
      if (owner === undefined) throw new Error('401')
      return { owner, sealKey: keyOf(owner), draft: drafts.get(id({ ...at, owner })) ?? null }
    },
    save: async (at, content) => {
      session.saves += 1
      if (session.owner !== at.owner) throw new Error('401')
      const savedAt = new Date(Date.now() + session.saves).toISOString()
      drafts.set(id(at), { content, savedAt })
      return { savedAt }
    },
    remove: async (at) => drafts.delete(id(at)),
    isSignedIn: () => true,
  }
  return { session, calls, drafts }
}

const open = (calls: DraftServer, at: DraftPlace = place) => openDraft<Values>(at, calls)
const sealed = () => afterSealing(() => {})
const inBrowser = () => [...stored].flat().join('\n')

test('what was typed reaches the server a moment later and leaves the browser', async () => {
  const { calls, drafts } = server()
  const draft = await open(calls)
  draft.keep({ purpose: '采购' })
  draft.keep({ purpose: '采购饲料' })
  await sealed()
  expect(stored.size).toBe(1)
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  expect([...drafts.values()].map(({ content }) => content)).toEqual(['{"purpose":"采购饲料"}'])
  await expect.poll(() => stored.size).toBe(0)
  draft.close()
  const again = await open(calls)
  expect(again.restored).toEqual({ purpose: '采购饲料' })
  again.close()
})

test('what was typed after the session had died is there again for the same account, sealed until then', async () => {
  const { calls, session } = server()
  const draft = await open(calls)
  draft.keep({ purpose: '采购' })
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  session.owner = undefined
  draft.keep({ purpose: '采购冬季饲料' })
  expect(holdsDraft()).toBe(true)
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  await sealed()
  draft.close()
  expect(stored.size).toBe(1)
  expect(inBrowser()).not.toContain('饲料')
  session.owner = '8'
  const again = await open(calls)
  expect(again.restored).toEqual({ purpose: '采购冬季饲料' })
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  await expect.poll(() => stored.size).toBe(0)
  again.close()
})

test('another account finds nothing, even with the sealed text put in its own place', async () => {
  const { calls, session } = server()
  const draft = await open(calls)
  draft.keep({ purpose: '采购冬季饲料' })
  await sealed()
  session.owner = '9'
  const text = stored.get('lqr:draft:8:productApply:7') ?? ''
  stored.set('lqr:draft:9:productApply:7', text)
  const other = await open(calls, { ...place, owner: '9' })
  expect(other.restored).toBeUndefined()
  expect(stored.get('lqr:draft:8:productApply:7')).toBe(text)
  other.close()
  draft.close()
})

test('a page whose account is no longer the signed-in one seals nothing with the other one’s key', async () => {
  const { calls } = server('9')
  const draft = await open(calls)
  draft.keep({ purpose: '采购冬季饲料' })
  await sealed()
  expect(stored.size).toBe(0)
  draft.close()
})

test('a submitted draft is gone here and on the server, also while it was being saved', async () => {
  const { calls, drafts } = server()
  const draft = await open(calls)
  draft.keep({ purpose: '采购' })
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  draft.keep({ purpose: '采购饲料' })
  await draft.clear()
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  await sealed()
  expect([drafts.size, stored.size, holdsDraft()]).toEqual([0, 0, false])
  draft.close()
})

test('a form shown anew begins with what is kept by then, and with nothing after the submit', async () => {
  const { calls } = server()
  const first = await open(calls)
  first.keep({ purpose: '采购' })
  first.close()
  const draft = await open(calls)
  expect([draft.restored, draft.kept()]).toEqual([{ purpose: '采购' }, { purpose: '采购' }])
  draft.keep({ purpose: '采购饲料' })
  expect([draft.restored, draft.kept()]).toEqual([{ purpose: '采购' }, { purpose: '采购饲料' }])
  await draft.clear()
  expect([draft.restored, draft.kept()]).toEqual([undefined, undefined])
  draft.close()
})

test('leaving the form sends what has not been sent', async () => {
  const { calls, drafts } = server()
  const draft = await open(calls)
  draft.keep({ purpose: '采购' })
  draft.close()
  await expect.poll(() => drafts.size).toBe(1)
})

test('without encryption in the browser the server’s draft alone is kept', async () => {
  vi.stubGlobal('crypto', {})
  const { calls, drafts } = server()
  const draft = await open(calls)
  draft.keep({ purpose: '采购' })
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  expect([drafts.size, stored.size]).toEqual([1, 0])
  draft.close()
})

test('what nobody came back for, and what lay in plain text, is taken away', async () => {
  const { calls } = server()
  const day = (age: number) => new Date(Date.now() - age * 86_400_000).toISOString()
  stored.set('lqr:draft:5:supply:1', `${day(91)} a.b`)
  stored.set('lqr:draft:5:supply:2', `${day(89)} a.b`)
  stored.set('lqr:apply:8:7', '{"contactPhone":"13900001234"}')
  stored.set('recent-products', '[]')
  const draft = await open(calls)
  expect([...stored.keys()]).toEqual(['lqr:draft:5:supply:2', 'recent-products'])
  draft.close()
})

test('the state says where the draft is: on its way, in the account, or only here until the line is back', async () => {
  const { calls, session } = server()
  const draft = await open(calls)
  const seen = [draft.state()]
  const stop = draft.onState(() => seen.push(draft.state()))
  draft.keep({ purpose: '采购' })
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  expect(seen).toEqual(['empty', 'saving', 'saved'])
  session.owner = undefined
  draft.keep({ purpose: '采购饲料' })
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  expect(draft.state()).toBe('unsent')
  session.owner = '8'
  await vi.advanceTimersByTimeAsync(RETRY_MILLISECONDS)
  expect(seen.slice(3)).toEqual(['saving', 'unsent', 'saved'])
  await draft.clear()
  expect(draft.state()).toBe('empty')
  stop()
  draft.close()
})

test('a restored draft is said to be in the account; a letter typed while it is sent waits for its own turn', async () => {
  const { calls, drafts } = server()
  const first = await open(calls)
  first.keep({ purpose: '采购' })
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  first.close()
  const again = await open(calls)
  expect(again.state()).toBe('saved')
  again.keep({ purpose: '采购饲' })
  vi.advanceTimersByTime(SAVE_MILLISECONDS)
  again.keep({ purpose: '采购饲料' })
  await vi.advanceTimersByTimeAsync(0)
  expect(again.state()).toBe('saving')
  await vi.advanceTimersByTimeAsync(SAVE_MILLISECONDS)
  expect(again.state()).toBe('saved')
  expect([...drafts.values()].map(({ content }) => content)).toEqual(['{"purpose":"采购饲料"}'])
  again.close()
})
