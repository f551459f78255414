const KILO = 1024

/** `820 B`, `310 KB`, `2.4 MB`: the unit a person would say. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`
  return `${(bytes / KILO / KILO).toFixed(1)} MB`
}
