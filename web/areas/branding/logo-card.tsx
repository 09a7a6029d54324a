import { configurationMessages } from '@portico/contract/areas/branding/configuration.messages.ts'
import { type Configuration, logoMegabytes } from '@portico/contract/areas/branding/configuration.shapes.ts'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { useId, useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { ConfirmDialog } from '../../kit/overlays/confirm-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { base64Of } from '../../platform/files/file-base64.ts'
import { useRemoveLogo, useSetLogo } from './configuration.queries.ts'
import classes from './configuration.module.css'

const tooLarge = `Choose a picture of at most ${logoMegabytes} MB.`

/** The logo in the top bar and at the login. It is saved at once. */
export function LogoCard({ configuration }: { readonly configuration: Configuration }) {
  const { brokerCode: id, name, logo } = configuration
  const [fault, setFault] = useState<string>()
  const [asked, setAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const set = useSetLogo()
  const remove = useRemoveLogo()

  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    if (file.size > logoMegabytes * 1024 * 1024) {
      setFault(tooLarge)
      return
    }
    setFault(undefined)
    try {
      await set.mutateAsync({ params: { id }, body: { logo: await base64Of(file) } })
    } catch (error) {
      setFault(reasonOf(error, configurationMessages.logoFailed, 'logo'))
    }
  }
  const takeAway = async (): Promise<void> => {
    setFault(undefined)
    await remove
      .mutateAsync({ params: { id } })
      .catch((error: unknown) => setFault(reasonOf(error, configurationMessages.logoFailed)))
    setAsked(false)
  }

  return (
    <Card title="Logo">
      <div className={classes.logo}>
        <div className={classes.plate}>
          {logo === null ? <span className={classes.none}>{name}</span> : <img src={logo} alt={`Logo of ${name}`} />}
        </div>
        <div className={classes.words}>
          <div className={classes.buttons}>
            <Button
              kind="secondary"
              small
              busy={set.isPending}
              icon={<IconPhoto size={16} />}
              aria-describedby={fault === undefined ? undefined : faultId}
              onClick={() => input.current?.click()}
            >
              {logo === null ? 'Choose logo' : 'Change logo'}
            </Button>
            {logo !== null && (
              <Button kind="quiet-danger" small onClick={() => setAsked(true)}>
                Remove
              </Button>
            )}
          </div>
          <p className={classes.hint}>
            PNG, JPEG or WebP, at most {logoMegabytes} MB. It stands in the top bar and at the login, on light and on
            dark pages.
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Logo file"
        hidden
        onChange={(event) => {
          void upload(event.currentTarget.files?.[0])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <p id={faultId} role="alert" className={classes.fault}>
        {fault}
      </p>
      {asked && (
        <ConfirmDialog
          title="Remove the logo?"
          confirmLabel="Remove logo"
          busy={remove.isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => void takeAway()}
        >
          <p>The name “{name}” will stand in its place.</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
