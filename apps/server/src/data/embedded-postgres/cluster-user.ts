import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import {
  APPLICATION_DATABASE,
  type ControlSession,
  isLastUser,
  openControlSession,
} from './control-session.ts'
import { freePort } from './free-port.ts'
import {
  type Launch,
  findPostmaster,
  lastPort,
  launchPostmaster,
  removeStalePidFile,
  signalStop,
} from './postmaster.ts'
import { PlainProblem } from '../../process/plain-problem.ts'

/** This process as one of those that use the cluster. */
export interface ClusterUser {
  readonly port: number
  readonly database: string
  /** Stops healing and leaves; the last one to leave ends PostgreSQL and waits for it. */
  leave(): Promise<void>
}

export interface JoinSettings {
  readonly port?: number | undefined
  readonly log?: ((message: string) => void) | undefined
}

const LOOK_AGAIN_MS = 20
const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 60_000
const HEAL_PAUSE_MS = 500
const LAUNCH_TRIES = 5
const STILL_LOCKED = /lock file "postmaster\.pid" (already exists|is empty)|pre-existing shared memory block/
// Told to end (another user left last) or killed from outside: no fault of its own.
const ENDED_BY_OTHERS = /^postgres: (0|SIGKILL|SIGTERM|SIGQUIT)$/m
const PORT_TAKEN = /could not (bind|create any TCP\/IP sockets)/

/** Joins the cluster's users: through a running postmaster, or by starting one; heals until `leave`. */
export async function joinCluster(cluster: Cluster, { port, log }: JoinSettings): Promise<ClusterUser> {
  const leaving = new AbortController()
  const joined = await connectOrLaunch(cluster, {
    port: port ?? (await lastPort(cluster)),
    mayMove: port === undefined,
  })
  let session: ControlSession | undefined = joined.session
  let healing: Promise<void> | undefined

  const heal = async () => {
    log?.('内置数据库意外中断,正在恢复')
    while (!leaving.signal.aborted) {
      try {
        const again = await connectOrLaunch(cluster, {
          port: joined.port,
          mayMove: false,
          signal: leaving.signal,
        })
        if (again.port !== joined.port)
          log?.(`内置数据库由其他进程在端口 ${again.port} 启动,本进程需要重新启动`)
        watch(again.session)
        return
      } catch (error) {
        if (leaving.signal.aborted) return
        log?.(`内置数据库恢复失败,稍后重试:${String(error)}`)
        await pause(HEAL_PAUSE_MS)
      }
    }
  }
  const watch = (opened: ControlSession) => {
    session = opened
    opened.once('end', () => {
      session = undefined
      if (!leaving.signal.aborted) healing = heal()
    })
  }
  watch(joined.session)

  return {
    port: joined.port,
    database: APPLICATION_DATABASE,
    async leave() {
      leaving.abort()
      await healing
      if (session) await leaveSession(cluster, session)
    },
  }
}

interface Joined {
  readonly session: ControlSession
  readonly port: number
}

interface LaunchSettings {
  readonly port: number | undefined
  readonly mayMove: boolean
  readonly signal?: AbortSignal
}

/** Looks who runs the cluster every few milliseconds, starts it where nobody does, and answers an open session. */
async function connectOrLaunch(cluster: Cluster, settings: LaunchSettings): Promise<Joined> {
  const deadline = Date.now() + START_LIMIT_MS
  let launch: Launch | undefined
  let port = settings.port
  let tries = 0
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(cluster)
    const isNobodyStarting =
      postmaster === undefined && (launch === undefined || launch.failure !== undefined)
    if (postmaster?.isReady) {
      const session = await openControlSession(cluster, postmaster.port)
      if (session) return { session, port: postmaster.port }
    } else if (isNobodyStarting) {
      settings.signal?.throwIfAborted()
      if (launch?.failure) {
        if (STILL_LOCKED.test(launch.failure)) await removeStalePidFile(cluster)
        else refuseHopeless(cluster, launch.failure, settings, ++tries)
        if (settings.mayMove && PORT_TAKEN.test(launch.failure)) port = undefined
      }
      if (settings.mayMove || port === undefined) port = await freePort(port)
      launch = await launchPostmaster(cluster, port)
    }
    await pause(LOOK_AGAIN_MS)
  }
  throw new PlainProblem(`内置数据库在 ${START_LIMIT_MS / 1000} 秒内没有就绪,详见 ${cluster.logFile}`)
}

/** Returns when another launch makes sense, otherwise throws what PostgreSQL said. */
function refuseHopeless(cluster: Cluster, failure: string, { mayMove, port }: LaunchSettings, tries: number) {
  const isPortTaken = PORT_TAKEN.test(failure)
  if (isPortTaken && !mayMove) throw new PlainProblem(`内置数据库的端口 ${port ?? ''} 已被占用:\n${failure}`)
  if ((isPortTaken || ENDED_BY_OTHERS.test(failure)) && tries < LAUNCH_TRIES) return
  throw new PlainProblem(`内置数据库没有启动,详见 ${cluster.logFile}:\n${failure}`)
}

async function leaveSession(cluster: Cluster, session: ControlSession): Promise<void> {
  const isAlone = await isLastUser(session).catch(() => false)
  const postmaster = isAlone ? await findPostmaster(cluster) : undefined
  if (postmaster === undefined) return void (await session.end().catch(() => undefined))
  await signalStop(cluster, postmaster, cluster.durable ? 'fast' : 'immediate')
  const deadline = Date.now() + STOP_LIMIT_MS
  let isPressed = false
  while ((await findPostmaster(cluster))?.pid === postmaster.pid) {
    if (!isPressed && Date.now() > deadline) {
      isPressed = true
      await signalStop(cluster, postmaster, 'immediate')
    }
    await pause(LOOK_AGAIN_MS)
  }
  await session.end().catch(() => undefined)
}
