import { respectsOptOut, sendsEmail, showsBanner } from '@portico/contract/areas/broadcasts/broadcast.rules.ts'
import type { BroadcastDraft } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { BannerBox } from './banners/banner-box.tsx'
import classes from './broadcasts.module.css'

type Look = Pick<BroadcastDraft, 'kind' | 'channel' | 'title' | 'text' | 'optOutLine'>

/** A broadcast as its recipients get it. */
export function BroadcastLook(look: Look) {
  const { title, text, optOutLine } = look
  return (
    <div className={classes.looks}>
      {showsBanner(look) && (
        <figure className={classes.look}>
          <figcaption>Banner</figcaption>
          <BannerBox title={title} text={text} />
        </figure>
      )}
      {sendsEmail(look) && (
        <figure className={classes.look}>
          <figcaption>Email</figcaption>
          <div className={classes.email}>
            <p className={classes.subject}>{title}</p>
            <p className={classes.text}>{text}</p>
            {respectsOptOut(look) && (
              <p className={classes.under}>
                {optOutLine} <span className={classes.link}>personal unsubscribe link</span>
              </p>
            )}
          </div>
        </figure>
      )}
    </div>
  )
}
