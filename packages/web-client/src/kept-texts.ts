/** Texts kept under names. What a browser does not take, because it is told to keep nothing or is full, lasts as long as the page. */
function keptTexts(storageOf: () => Storage) {
  const held = new Map<string, string>()

  /** A browser that keeps nothing throws as soon as it is asked for its storage. */
  function attempt<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(storageOf())
    } catch {
      return undefined
    }
  }

  return {
    read: (name: string): string | undefined =>
      held.get(name) ?? attempt((storage) => storage.getItem(name)) ?? undefined,

    keep(name: string, text: string): void {
      held.set(name, text)
      attempt((storage) => {
        storage.setItem(name, text)
        held.delete(name)
      })
    },

    drop(name: string): void {
      held.delete(name)
      attempt((storage) => {
        storage.removeItem(name)
      })
    },

    names: (): string[] => [...held.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])],

    clear(): void {
      held.clear()
      attempt((storage) => {
        storage.clear()
      })
    },
  }
}

/** What this tab remembers until it is closed. */
export const tabTexts = keptTexts(() => sessionStorage)

/** What this device remembers until somebody clears it. */
export const deviceTexts = keptTexts(() => localStorage)
