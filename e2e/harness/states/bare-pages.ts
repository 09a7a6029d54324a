import type { Page } from '@playwright/test'

/** From now on pages come without the answers to their first calls, so that a test can answer those calls itself. */
export async function openBarePages(page: Page, of = '**'): Promise<void> {
  await page.route(of, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    if (response.status() !== 200) return route.fulfill({ response })
    const body = (await response.text()).replace(/(id="answers">)[^<]*/, '$1')
    return route.fulfill({ response, body })
  })
}
