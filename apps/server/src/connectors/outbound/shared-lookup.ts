import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'

type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

interface Asker {
  readonly wantsAll: boolean
  readonly done: Parameters<LookupFunction>[2]
}

/**
 * Names are resolved in the threads that also read files and hash passwords. A resolver that hangs would hold one of the few
 * threads for each call under way; with this it holds one for each name.
 */
export function makeSharedLookup(resolve: Resolve = lookup): LookupFunction {
  const underWay = new Map<string, Asker[]>()
  return (hostname, { all, ...options }, done) => {
    const key = `${hostname} ${String(options.family ?? 0)}`
    const asker = { wantsAll: all === true, done }
    const before = underWay.get(key)
    if (before) return void before.push(asker)
    const askers = [asker]
    underWay.set(key, askers)
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      underWay.delete(key)
      for (const one of askers) answer(one, error, addresses)
    })
  }
}

function answer({ wantsAll, done }: Asker, error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) {
  if (error) return done(error, '')
  if (wantsAll) return done(null, addresses)
  const [first] = addresses
  return first ? done(null, first.address, first.family) : done(new Error('no address'), '')
}
