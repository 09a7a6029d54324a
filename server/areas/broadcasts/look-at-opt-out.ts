import type { Handler } from '../../platform/context.ts'
import { wantedOptOut } from './opt-out.view.ts'

/** Whose marketing email a link stops. Looking changes nothing: programs that check emails follow links too. */
export const lookAtOptOut: Handler<'GET /open/opt-outs/{token}'> = async (context, { params: { token } }) => {
  const { shown } = await context.read((tx) => wantedOptOut(tx, token, context.platform.now()))
  return { status: 200, body: shown }
}
