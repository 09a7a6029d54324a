import { expect, type Page } from '@playwright/test'

export interface State {
  readonly name: string
  readonly username: string | null
  readonly path: string
  /** Brings the page into this state; the screen has opened already. */
  readonly reach?: (page: Page) => Promise<unknown>
}

/** Presses the first button of a name. */
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Brings a page that opens the screen of a state into it. */
export async function reach(page: Page, { reach: go }: State): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
  await go?.(page)
}
