import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { PlainProblem } from '../process/plain-problem.ts'
import { databaseCopy as copy } from './database-copy.ts'

/** What comes right by itself: the server is not there yet, starts, stops, or is full for a moment. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '53300',
  '55000',
  '57P01',
  '57P03',
])
const PASSING_WORDS = ['Connection terminated', 'timeout expired']
const CONNECT_MS = 5_000

interface Waiting {
  /** Hears a sentence before each pause. */
  readonly say: (sentence: string) => void
  readonly firstPauseMs?: number
  readonly longestPauseMs?: number
}

/**
 * Waits until the database takes connections, pausing longer each time. What no waiting can mend (a wrong password, a database
 * that does not exist) is thrown as a sentence.
 */
export async function awaitDatabase(url: string, waiting: Waiting): Promise<void> {
  const { say, firstPauseMs = 500, longestPauseMs = 10_000 } = waiting
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const problem = await tryToConnect(url)
    if (problem === undefined) return
    if (!isPassing(problem)) throw new PlainProblem(copy.refused(problem.message), { cause: problem })
    say(copy.waiting(problem.message || (problem.code ?? ''), pauseMs / 1000))
    await pause(pauseMs)
  }
}

type Problem = Error & { readonly code?: string }

async function tryToConnect(url: string): Promise<Problem | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error as Problem
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isPassing({ code, message }: Problem): boolean {
  return (code !== undefined && PASSING.has(code)) || PASSING_WORDS.some((words) => message.includes(words))
}
