import type { Page } from '@playwright/test'
import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { part } from '../../harness/my-user.ts'
import { codeSent, messageOf } from '../../harness/outbox.ts'
import { otherCode } from '../../harness/authenticator.ts'
import { expect, test } from '../../harness/own-server.ts'

const me = async (page: Page) => (await page.request.get('/api/users/me')).json() as Promise<Record<string, unknown>>

/** A picture of a size, made by the browser itself. */
async function picture(page: Page, width: number, height: number, type = 'image/png'): Promise<Buffer> {
  const encoded = await page.evaluate(
    ({ width: across, height: down, type: as }) => {
      const canvas = document.createElement('canvas')
      canvas.width = across
      canvas.height = down
      const context = canvas.getContext('2d')!
      context.fillStyle = '#c33'
      context.fillRect(0, 0, across / 2, down)
      context.fillStyle = '#36c'
      context.fillRect(across / 2, 0, across / 2, down)
      return canvas.toDataURL(as).split(',')[1]!
    },
    { width, height, type },
  )
  return Buffer.from(encoded, 'base64')
}

test('someone tells about themselves; what is wrong stands at its field and nothing typed is lost', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'nobody@portico.test', { path: '/my-user' })
  const profile = part(page, 'Profile')
  const save = profile.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await profile.getByLabel('Titles').fill('Risk Manager')
  await profile.getByLabel('Licenses or designations').fill('CPCU, ARM')
  await profile.getByLabel('Services').fill('Fleet and property')
  await profile.getByLabel('Public phone').fill('206555')
  await profile.getByLabel('First name').fill('')
  await expect(profile.getByText('You have unsaved changes.')).toBeVisible()
  await save.click()
  await expect(profile.getByText('First name is required')).toBeVisible()
  await expect(profile.getByText('must be a valid US Phone Number.')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])

  await profile.getByLabel('First name').fill('Robyn')
  await profile.getByLabel('Public phone').fill('206.555.0199')
  await profile.getByLabel('Public phone').blur()
  await expect(profile.getByLabel('Public phone')).toHaveValue('(206) 555-0199')
  await save.click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.reload()
  await expect(profile.getByLabel('First name')).toHaveValue('Robyn')
  await expect(profile.getByLabel('Services')).toHaveValue('Fleet and property')
  await expect(profile.getByLabel('Public phone')).toHaveValue('(206) 555-0199')
  await page.getByRole('button', { name: 'User menu' }).click()
  await expect(page.getByText('Robyn Gray')).toBeVisible()
})

test('unsaved changes are undone at will, and leaving with them asks', async ({ page, signIn }) => {
  await signIn(page, 'multi@acme.test', { path: '/account-selector' })
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'My User' }).click()
  const titles = part(page, 'Profile').getByLabel('Titles')
  await titles.fill('Half a thought')
  await part(page, 'Profile').getByRole('button', { name: 'Undo changes' }).click()
  await expect(titles).toHaveValue('')

  await titles.fill('Another thought')
  await page.getByRole('link', { name: 'Sessions', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused()
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/my-user')
  await expect(titles).toHaveValue('Another thought')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/account-selector')
})

test('a picture is chosen, cut to a square of 512 pixels at most, and taken away again', async ({ page, signIn }) => {
  await signIn(page, 'lawyer@doelaw.test', { path: '/my-user' })
  const profile = part(page, 'Profile')
  const file = profile.getByLabel('Picture file')
  await file.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Sir') })
  await expect(profile.getByRole('alert')).toHaveText('Choose an image. Example: a PNG or JPEG file.')
  await file.setInputFiles({ name: 'false.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(profile.getByRole('alert')).toHaveText('Choose an image. Example: a PNG or JPEG file.')
  await file.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(profile.getByRole('alert')).toHaveText('Choose an image of up to 5 MB.')

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page, 1600, 900) })
  await expect(profile.getByRole('img', { name: 'Preview of your picture' })).toBeVisible()
  await expect(profile.getByRole('alert')).toHaveCount(0)
  await expect(profile.getByLabel('Top to bottom')).toBeDisabled()
  await profile.getByLabel('Left to right').focus()
  await page.keyboard.press('Home')
  expect(await errorsOfAxe(page)).toEqual([])
  await expect.poll(() => overflow(page, 320)).toBe(0)
  await profile.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Picture saved.')).toBeVisible()

  const { profilePicture } = await me(page)
  const seen = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    return { width: bitmap.width, height: bitmap.height, corner: [...context.getImageData(4, 4, 1, 1).data] }
  }, profilePicture as string)
  expect(seen).toMatchObject({ width: 512, height: 512 })
  // The picture is encoded again, which shifts a color by a shade.
  for (const [at, shade] of [204, 51, 51, 255].entries()) expect(Math.abs(seen.corner[at]! - shade)).toBeLessThan(5)

  await profile.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Picture removed.')).toBeVisible()
  expect(await me(page)).toMatchObject({ profilePicture: null })
})

test('a picture that is dropped may be dragged into place', async ({ page, signIn }) => {
  await signIn(page, 'lawyer@doelaw.test', { path: '/my-user' })
  const bytes = [...(await picture(page, 600, 1200, 'image/jpeg'))]
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(content)], 'me.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  const profile = part(page, 'Profile')
  await profile.getByRole('button', { name: 'Choose picture' }).dispatchEvent('drop', { dataTransfer: dropped })
  const preview = profile.getByRole('img', { name: 'Preview of your picture' })
  await preview.scrollIntoViewIfNeeded()
  const box = (await preview.boundingBox())!
  await page.mouse.move(box.x + 90, box.y + 90)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 400, { steps: 4 })
  await page.mouse.up()
  await expect(profile.getByLabel('Top to bottom')).toHaveValue('0')
  await profile.getByRole('button', { name: 'Cancel' }).click()
  await expect(profile.getByRole('button', { name: 'Choose picture' })).toBeVisible()
})

test('a new e-mail address takes effect by the code that was sent there, and the old one is told', async ({
  page,
  server,
  signIn,
  watch,
}) => {
  await signIn(page, 'claims@harbor.test', { path: '/my-user' })
  const email = part(page, 'Email')
  const address = email.getByLabel('New email address')
  await address.fill('claims@harbor.test')
  await email.getByRole('button', { name: 'Send code' }).click()
  await expect(email.getByText('This is already your address.')).toBeVisible()
  await address.fill('no address')
  await email.getByRole('button', { name: 'Send code' }).click()
  await expect(email.getByText('must be a valid email address.')).toBeVisible()

  await address.fill('marcus.bell@harbor.test')
  const code = await codeSent(server, /^marcus\.bell@/, () => email.getByRole('button', { name: 'Send code' }).click())
  const field = email.getByLabel('Verification code')
  await expect(field).toBeFocused()
  await expect(email.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled()
  expect(await errorsOfAxe(page)).toEqual([])
  await expect.poll(() => overflow(page, 320)).toBe(0)
  await field.fill('12')
  await email.getByRole('button', { name: 'Change address' }).click()
  await expect(email.getByText('Code has to be 6 digits')).toBeVisible()
  watch.expectErrorResponse('/api/users/self/email')
  await field.fill(otherCode(code))
  await email.getByRole('button', { name: 'Change address' }).click()
  await expect(email.getByText('Unable to confirm the code. Please double check and try again.')).toBeVisible()
  await field.fill(code)
  await messageOf(
    server,
    ({ to }) => to === 'claims@harbor.test',
    () => email.getByRole('button', { name: 'Change address' }).click(),
  )
  await expect(page.getByText('Email address changed.')).toBeVisible()
  await expect(email.getByText('marcus.bell@harbor.test')).toHaveCount(2)
  expect(await me(page)).toMatchObject({ email: 'marcus.bell@harbor.test', username: 'marcus.bell@harbor.test' })
})
