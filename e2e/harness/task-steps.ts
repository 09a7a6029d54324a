import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the list of all tasks. */
export async function openTasks(page: Page): Promise<Locator> {
  // By key: cards above that still grow would move the button from under the pointer.
  await page.getByRole('button', { name: 'See all tasks' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tasks', exact: true })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

/** The box that completes a task. */
export function tickBox(list: Locator, details: string): Locator {
  return list.getByRole('checkbox', { name: `Complete: ${details}` })
}

/** Chooses something from the menu of a task whose text a card shows uncut. */
export async function chooseFor(list: Locator, details: string, choice: 'Edit' | 'Delete'): Promise<void> {
  await list.getByRole('button', { name: `More for: ${details}` }).click()
  await list.getByRole('menuitem', { name: choice }).click()
}

/** A Monday to Friday some weeks from now, as the date field takes it. */
export function weekday(weeksAhead: number): string {
  const day = new Date(Date.now() + weeksAhead * 7 * 86_400_000)
  while (day.getDay() === 0 || day.getDay() === 6) day.setDate(day.getDate() + 1)
  return typed(day)
}

export function saturday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getDay() !== 6) day.setDate(day.getDate() + 1)
  return typed(day)
}

function typed(day: Date): string {
  const part = (value: number): string => String(value).padStart(2, '0')
  return `${part(day.getMonth() + 1)}/${part(day.getDate())}/${day.getFullYear()}`
}
