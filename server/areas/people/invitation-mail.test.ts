import { expect, test } from 'vitest'
import { invitationMail } from './invitation-mail.ts'
import { newLink } from './link.ts'

const invited = {
  email: 'vera@tuckahoe.test',
  firstName: 'Vera',
  invitedBy: 'Fay Lake',
  organization: 'Tuckahoe Steel',
  brand: 'Lakeside Insurance Group',
  roles: ['ADMIN'],
}

const linkOf = (publicUrl: string | undefined, subdomain: string | null) => {
  const config = publicUrl === undefined ? {} : { publicUrl: new URL(publicUrl) }
  const context = { platform: { config } } as unknown as Parameters<typeof invitationMail>[0]
  const { link = '' } = invitationMail(
    context,
    'account',
    { ...invited, subdomain, language: 'en' },
    newLink(new Date()),
  )
  return link.slice(0, link.lastIndexOf('/'))
}

test('an invitation leads to where the portal has the look of the brokerage', () => {
  expect(linkOf('https://portal.example', 'lakeside')).toBe('https://lakeside.portal.example/invite')
  expect(linkOf('https://portal.example', null)).toBe('/invite')
  expect(linkOf(undefined, 'lakeside')).toBe('/invite')
})
