import type { Plugin } from 'vite'

const CONTRACT = '@lqr/contract/'

/** The contract is the server's own: with a copy of it in the rendered portal each process would hold every schema twice. */
export function sharedContract(): Plugin {
  return {
    name: 'shared-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // Vite leaves out of a bundle only what is JavaScript already; Node reads the contract as it stands.
    resolveId: (source) => (source.startsWith(CONTRACT) ? { id: source, external: true } : undefined),
  }
}
