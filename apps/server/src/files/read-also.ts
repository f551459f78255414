import type { FileStorage } from './file-storage.ts'

/** While files move: written into the first, read from the other as well, and removed from both. */
export function readAlso(first: FileStorage, other: FileStorage): FileStorage {
  return {
    place: first.place,
    isShared: first.isShared,
    put: (bytes) => first.put(bytes),
    open: async (key) => (await first.open(key)) ?? other.open(key),
    sizeOf: async (key) => (await first.sizeOf(key)) ?? other.sizeOf(key),
    async remove(key) {
      await first.remove(key)
      await other.remove(key)
    },
    async *listOlder(moment) {
      // What was put again is new, though the other still has it from before.
      for await (const key of first.listOlder(moment)) yield key
      for await (const key of other.listOlder(moment)) if ((await first.sizeOf(key)) === undefined) yield key
    },
    async *listAll() {
      for await (const key of first.listAll()) yield key
      for await (const key of other.listAll()) if ((await first.sizeOf(key)) === undefined) yield key
    },
  }
}
