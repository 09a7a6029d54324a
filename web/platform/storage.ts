/**
 * Browser storage that may be full, blocked or spoiled: reading then finds nothing and writing does nothing,
 * since the portal keeps only conveniences there.
 */
function keeper(storage: () => Storage) {
  return {
    read(name: string): string | null {
      try {
        return storage().getItem(name)
      } catch {
        return null
      }
    },
    write(name: string, value: string | null): void {
      try {
        if (value === null) storage().removeItem(name)
        else storage().setItem(name, value)
      } catch {
        // Blocked or full: the portal works without.
      }
    },
  }
}

/** Stored until the tab closes. */
export const tabStorage = keeper(() => sessionStorage)

/** Stored on this device. */
export const deviceStorage = keeper(() => localStorage)
