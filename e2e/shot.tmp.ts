import { chromium } from '@playwright/test'
import { chromiumOptions } from './harness/chromium-options.ts'
const browser = await chromium.launch(chromiumOptions)
async function go(user: string, size: {width:number,height:number}, name: string, paths: [string,string][]) {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('http://localhost:3950/login')
  await page.getByLabel(/user ?name|e-mail/i).first().fill(user)
  await page.getByLabel('Password', { exact: true }).fill('Portico-demo-1!')
  await page.getByRole('button', { name: /log in|sign in/i }).first().click()
  await page.waitForURL((u) => !u.pathname.startsWith('/login'))
  for (const [shot, path] of paths) {
    if (path === '#first') { await page.getByRole('link', { name: /applicant/i }).first().click(); }
    else await page.goto('http://localhost:3950' + path)
    await page.waitForLoadState('networkidle').catch(()=>{})
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/shots/${name}-${shot}.png` })
    console.log(shot, page.url())
  }
  await context.close()
}
const wide = {width:1440,height:900}, narrow={width:390,height:844}
await go('owner@acme.test', wide, 'acme', [['list','/ACME/applications'],['form','#first']])
await go('lawyer@doelaw.test', narrow, 'doelaw', [['list','/DOELAW/applications']])
await go('owner@acme.test', narrow, 'acmen', [['list','/ACME/applications'],['form','#first']])
await go('broker-admin@harbor.test', wide, 'harbor', [['lib','/brokerage-administration/HARBOR/application-library'],['layouts','/ACME/forms/layouts'],['cal','/ACME/account/calendar']])
await browser.close()
