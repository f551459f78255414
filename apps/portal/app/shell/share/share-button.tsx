import { Button } from '@lqr/ui/button.tsx'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useState } from 'react'
import { siteAddress } from '../site-address.ts'
import { showToast } from '../toast/toast-store.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'

/** Hands the address to the phone's own share sheet; false where there is none, also when the phone refuses. */
async function shareByPhone(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    // Whoever closes the sheet has decided not to share.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/**
 * Shares one address of the portal in its one form, `href` written without the site: by the phone's share sheet, else by
 * copying it, else by showing it. It comes with the script; without one the address bar is there.
 */
export function ShareButton({ href, title }: { href: string; title: string }) {
  const { site } = useShell()
  const [address, setAddress] = useState<string>()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    setAddress(new URL(siteAddress(site.path, href), location.origin).href)
    setShown(false)
  }, [site.path, href])

  async function share(url: string): Promise<void> {
    if (await shareByPhone(title, url)) return
    try {
      await navigator.clipboard.writeText(url)
      showToast({ tone: 'success', text: copy.copied })
    } catch {
      setShown(true)
    }
  }

  return (
    <span className={address ? 'inline-flex flex-wrap items-center gap-2' : 'invisible inline-flex'}>
      <Button kind="quiet" size="small" onClick={() => address && void share(address)}>
        <Share2 size={16} />
        {copy.share}
      </Button>
      {isShown && (
        <label className="text-note text-muted">
          {copy.manual}
          <input
            readOnly
            value={address}
            aria-label={copy.address}
            onFocus={(event) => event.currentTarget.select()}
            className="min-h-9 w-full rounded-control border border-line-strong bg-surface px-2 text-ink max-sm:min-h-11"
          />
        </label>
      )}
    </span>
  )
}
