import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isInStep } from './log-position.rules.ts'
import { makeReplica, type Replica } from './replica.ts'
import { lastWriteOf, noteWrite, raiseWriteFloor, standingOfPrimary } from './write-position.store.ts'

/** How far behind the primary a reader's answer may be at most, besides the time of a look. */
const LOOK_EVERY_MS = 500
/** A reader waits no longer for a replica that is about to have it. */
const WAIT_MS = 100
const ASK_AGAIN_MS = 4

/** Why a read that a replica might have answered went to the primary. */
export type PrimaryReason = 'away' | 'late' | 'unknown' | 'failed'

/** Where a read goes: a replica that has everything its reader must find, or the primary for a reason. */
export type ReadingPlace = { readonly replica: Replica } | { readonly reason: PrimaryReason }

/** The replicas of the database, how each stands, and who may read from them (decision 0166). */
export interface Replicas {
  readonly all: readonly Replica[]
  /** For this account, or for somebody who is not signed in. */
  placeFor(accountId: string | undefined): Promise<ReadingPlace>
  /** To be called after the commit of what an account wrote and before it is answered. */
  noteWrite(accountId: string): Promise<void>
  /** Whoever reads from now on finds at least what the primary has now. */
  raiseFloor(): Promise<void>
  /** Looks at the primary, and then at every replica. */
  look(): Promise<void>
  /** Notes where a read was answered. */
  count(place: 'replica' | PrimaryReason): void
  /** How often since the process began. */
  counts(): ReadonlyMap<'replica' | PrimaryReason, number>
  /** How many bytes of the log a replica lacks of what the primary had at the last look. */
  behindBytes(replica: Replica): number
  /** Looks again and again, until `close`. */
  start(): void
  close(): Promise<void>
}

interface ReplicasSettings {
  readonly urls: readonly string[]
  readonly connections: number
  /** The primary. */
  readonly pool: pg.Pool
  /** A connection of the primary that is free when the pool is not. */
  readonly probes: pg.Pool
  readonly log: (error: Error) => void
}

export function makeReplicas({ urls, connections, pool, probes, log }: ReplicasSettings): Replicas {
  /** Whose log the replicas have to replay, and how much of it there was at the last look. */
  let primary = { origin: '', written: Infinity }
  const all = urls.map((url) => makeReplica({ url, connections, origin: () => primary.origin, log }))
  /** What nobody may find less than; 0: the primary was not seen yet. */
  let floor = 0
  const counted = new Map<'replica' | PrimaryReason, number>()
  let isNoteMissing = false
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  /** A primary that is away has nothing new: the last position it told goes on being the least. */
  async function raiseFloor(): Promise<void> {
    try {
      const { position, hasFloor, origin, written } = await standingOfPrimary(probes)
      if (!hasFloor || isNoteMissing) {
        await raiseWriteFloor(probes)
        isNoteMissing = false
      }
      floor = origin === primary.origin ? Math.max(floor, position) : position
      primary = { origin, written }
    } catch (error) {
      primary = { ...primary, written: Infinity }
      log(error as Error)
    }
  }

  async function look(): Promise<void> {
    const before = floor
    const had = all.map((replica) => replica.position())
    await raiseFloor()
    await Promise.all(all.map((replica) => replica.look()))
    const { written } = primary
    for (const [index, replica] of all.entries())
      replica.judge(isInStep({ had: had[index] ?? 0, has: replica.position() }, { before, floor, written }))
  }

  /** Waits until the replica has replayed so much, a short time; one that needs longer is late until a look finds it in step. */
  async function reach(replica: Replica, position: number): Promise<boolean> {
    const until = performance.now() + WAIT_MS
    while (replica.state() === 'inStep') {
      if (replica.position() >= position) return true
      const left = until - performance.now()
      if (left <= 0) replica.judge(false)
      else await Promise.race([replica.look().then(() => pause(ASK_AGAIN_MS)), pause(left)])
    }
    return false
  }

  const queueOf = ({ pool: own }: Replica) => own.totalCount - own.idleCount + own.waitingCount

  async function placeFor(accountId: string | undefined): Promise<ReadingPlace> {
    const [replica] = all
      .filter((one) => one.state() === 'inStep')
      .toSorted((one, other) => queueOf(one) - queueOf(other))
    if (replica === undefined) return { reason: all.some((one) => one.state() === 'late') ? 'late' : 'away' }
    const own = accountId === undefined ? 0 : await lastWriteOf(pool, accountId)
    if (own === undefined || isNoteMissing) return { reason: 'unknown' }
    return (await reach(replica, Math.max(floor, own))) ? { replica } : { reason: 'late' }
  }

  function lookLater(): void {
    timer = setTimeout(() => void look().finally(() => isClosed || lookLater()), LOOK_EVERY_MS).unref()
  }

  return {
    all,
    placeFor,
    async noteWrite(accountId) {
      await noteWrite(pool, accountId).catch((error: Error) => {
        // What is committed stays so, and everybody reads from the primary until the floor is raised.
        isNoteMissing = true
        log(error)
      })
    },
    raiseFloor,
    look,
    count: (place) => void counted.set(place, (counted.get(place) ?? 0) + 1),
    counts: () => counted,
    behindBytes: (replica) => Math.max(0, floor - replica.position()),
    start: lookLater,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await Promise.all(all.map((replica) => replica.close()))
    },
  }
}
