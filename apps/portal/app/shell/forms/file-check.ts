import { formsCopy } from './copy.ts'

const copy = formsCopy.upload

/** contract.md, writing safely. */
const MAX_BYTES = 10 * 1024 * 1024
const EXTENSIONS = /\.(?:pdf|png|jpe?g|webp)$/i

/** What is wrong with a chosen file before it is sent; the server decides by its content again. */
export function checkFile({ name, size }: { name: string; size: number }): string | undefined {
  if (!EXTENSIONS.test(name)) return copy.wrongType
  if (size === 0) return copy.empty
  return size > MAX_BYTES ? copy.tooLarge : undefined
}

/** `2.4 MB`, `310 KB`. */
export function formatSize(bytes: number): string {
  return bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`
}
