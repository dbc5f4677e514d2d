import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { operatorApp, operatorIcon, operatorManifestColors } from '@/config/operator/operatorStyle'

/** Pixels. A maskable icon is cut to a circle of 80 % or more of its width. */
export type AppIcon = { size: number; isMaskable: boolean }

const SAFE_ZONE = 0.6

/** PNG of the operator's icon for the app, of the site's icon, or of ours. */
export async function drawAppIcon({ size, isMaskable }: AppIcon): Promise<Uint8Array> {
  const { icon, maskableIcon } = operatorApp('en')
  const { type, bytes } = (isMaskable && maskableIcon) || icon || operatorIcon() || (await ownIcon())
  // One that was made to be cut leaves its own margin.
  const side = isMaskable && !maskableIcon ? size * SAFE_ZONE : size
  const picture = new ImageResponse(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        ...(isMaskable && { background: operatorManifestColors().theme_color }),
      }}
    >
      <img
        src={`data:${type};base64,${Buffer.from(bytes).toString('base64')}`}
        width={side}
        height={side}
        alt=""
        style={{ objectFit: 'contain' }}
      />
    </div>,
    { width: size, height: size },
  )
  return new Uint8Array(await picture.arrayBuffer())
}

const ownIcon = async () => ({
  type: 'image/svg+xml',
  bytes: await readFile(join(process.cwd(), 'public/icon.svg')),
})
