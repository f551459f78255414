import * as real from '@lqr/contract/open/key-calls.ts'
import * as sandbox from '@lqr/contract/open/sandbox-calls.ts'
import { copy } from './copy.ts'

/** Where keys open cases: the calls behind them, and the words of their list. Calls of the sandbox take and answer the same. */
export interface KeyPlace {
  readonly calls: {
    readonly list: typeof real.listOpenKeys | typeof sandbox.listSandboxKeys
    readonly create: typeof real.createOpenKey | typeof sandbox.createSandboxKey
    readonly revoke: typeof real.revokeOpenKey | typeof sandbox.revokeSandboxKey
  }
  readonly table: 'openKeys' | 'sandboxKeys'
  readonly words: {
    readonly list: string
    readonly empty: string
    readonly emptyHint: string
    readonly add: string
    readonly made: string
    /** What stands before the name of each: these keys are for nothing real. */
    readonly mark?: string
  }
  /** Another manager may answer for a key: left out where keys act for nobody who could be followed. */
  readonly isTakenOver: boolean
}

export const REAL_KEYS: KeyPlace = {
  calls: { list: real.listOpenKeys, create: real.createOpenKey, revoke: real.revokeOpenKey },
  table: 'openKeys',
  words: {
    list: copy.list,
    empty: copy.empty,
    emptyHint: copy.emptyHint,
    add: copy.addTitle,
    made: copy.secretTitle,
  },
  isTakenOver: true,
}

export const SANDBOX_KEYS: KeyPlace = {
  calls: {
    list: sandbox.listSandboxKeys,
    create: sandbox.createSandboxKey,
    revoke: sandbox.revokeSandboxKey,
  },
  table: 'sandboxKeys',
  words: {
    list: copy.sandboxKeys,
    empty: copy.noSandboxKeys,
    emptyHint: copy.noSandboxKeysHint,
    add: copy.addSandboxKey,
    made: copy.sandboxKeyMade,
    mark: copy.sandboxMark,
  },
  isTakenOver: false,
}
