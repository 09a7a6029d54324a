import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Branding } from './branding.shapes.ts'
import { Configuration, ConfigurationEdit, LogoUpload } from './configuration.shapes.ts'

const inBrokerage = z.object({ id: z.string() })
const StaleConfiguration = Problem.extend({ current: Configuration }).meta({ id: 'StaleConfiguration' })

export const brandingCalls = calls({
  'GET /open/branding/{subdomain}': {
    access: 'open',
    summary: 'Returns the colors, names, and logo of a subdomain; the product’s own if the subdomain is unknown.',
    params: z.object({ subdomain: z.string().max(63) }),
    responses: { 200: Branding },
  },
  'GET /open/logos/{logoId}': {
    access: 'open',
    summary: 'Returns a logo by an address that changes with it.',
    params: z.object({ logoId: z.string().max(100) }),
    responses: { 200: 'picture', 404: Problem },
  },
  'GET /api/broker-admin/{id}/configuration': {
    access: 'brokerage-admin',
    summary: 'Returns the names, colors, logo, and address of a brokerage. Brokerage admins only.',
    params: inBrokerage,
    responses: { 200: Configuration },
  },
  'PUT /api/broker-admin/{id}/configuration': {
    access: 'brokerage-admin',
    summary: 'Changes the branding. Refuses a stale save and returns the current configuration.',
    params: inBrokerage,
    body: ConfigurationEdit,
    responses: { 200: Configuration, 409: StaleConfiguration, 422: Problem },
  },
  'PUT /api/broker-admin/{id}/logo': {
    access: 'brokerage-admin',
    summary: 'Sets the logo of a brokerage: PNG, JPEG, or WebP, up to 1 MB.',
    params: inBrokerage,
    bodyBytes: 1_500_000,
    body: LogoUpload,
    responses: { 200: Configuration, 422: Problem },
  },
  'DELETE /api/broker-admin/{id}/logo': {
    access: 'brokerage-admin',
    summary: 'Removes the logo of a brokerage; its name is shown instead.',
    params: inBrokerage,
    responses: { 200: Configuration },
  },
})
