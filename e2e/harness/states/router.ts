import type { Page } from '@playwright/test'

/** A window of the portal with its router. */
interface Routed {
  readonly __TSR_ROUTER__: {
    navigate(to: { readonly href: string }): Promise<void>
    readonly state: { readonly status: string; readonly resolvedLocation?: { readonly href: string } }
  }
}

/** False for the screens outside of the portal, which each are a page of their own. */
export const hasRouter = (page: Page): Promise<boolean> => page.evaluate(() => '__TSR_ROUTER__' in self)

/** Goes to another screen within the page, until the router has drawn it. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const { __TSR_ROUTER__: router } = self as unknown as Routed
    return router.navigate({ href })
  }, path)
  await page.waitForFunction(() => {
    const { __TSR_ROUTER__: router } = self as unknown as Routed
    const { status, resolvedLocation } = router.state
    return status === 'idle' && resolvedLocation?.href === location.pathname + location.search + location.hash
  })
}

/** Leaves a screen for another; false if the screen asks first whether to discard something. */
export async function leave(page: Page, path: string): Promise<boolean> {
  await page.evaluate((href) => {
    const { __TSR_ROUTER__: router } = self as unknown as Routed
    void router.navigate({ href })
  }, path)
  const outcome = await page.waitForFunction((href) => {
    if (document.querySelector('dialog:modal') !== null) return 'asks'
    const { __TSR_ROUTER__: router } = self as unknown as Routed
    return router.state.status === 'idle' && router.state.resolvedLocation?.href === href && 'left'
  }, path)
  return (await outcome.jsonValue()) === 'left'
}
