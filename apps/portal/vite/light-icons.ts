import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = fileURLToPath(new URL('../app/shell/light-icon.ts', import.meta.url))

/**
 * Gives the icons of `lucide-react/icons/*` our own small component instead of the library's, which weighs more than all
 * icons of the first page together.
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromIcon = importer?.includes('/lucide-react/dist/esm/icons/')
      return fromIcon && source.endsWith('/createLucideIcon.mjs') ? own : null
    },
  }
}
