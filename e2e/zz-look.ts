import { chromium } from '@playwright/test'
const base = 'http://localhost:3918'
const [who = 'owner@acme.test', what = 'app', width = '1440'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: Number(width), height: 1000 } })
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
page.on('pageerror', (e) => console.log('pageerror', e.message))
await page.goto(base)
await page.getByLabel('Username').fill(who)
await page.getByLabel('Password', { exact: true }).fill('Portico-demo-1!')
await page.getByRole('button', { name: 'Log In' }).click()
await page.getByRole('heading', { level: 1 }).first().waitFor()
await page.waitForTimeout(1500)
let path = what
if (what === 'app') {
  const apps = await (await page.request.get(`${base}/api/accounts/ACME/apps`)).json()
  path = '/ACME/applications/' + apps.find((a: any) => a.globalApp.type === 'PDF').id
}
await page.goto(base + path)
await page.waitForTimeout(4000)
if (process.argv[5]) await (await import(process.argv[5])).default(page)
await page.screenshot({ path: `/tmp/look-${width}.png`, fullPage: true })
console.log(await page.evaluate(() => document.documentElement.scrollWidth), page.url())
await browser.close()
