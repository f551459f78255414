const KILO = 1024

/** `820 B`, `310 KB`, `2.4 MB`, `31.5 GB`: the unit a person would say. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`
  const mega = bytes / KILO / KILO
  return mega < KILO ? `${mega.toFixed(1)} MB` : `${(mega / KILO).toFixed(1)} GB`
}
