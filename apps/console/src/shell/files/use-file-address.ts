import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { fetchFile } from './open-file.ts'

/** An object address for a file's bytes while the component is mounted; undefined until they are there. */
export function useFileAddress(fileId: string | undefined) {
  const { data, error, refetch } = useQuery({
    queryKey: [downloadFile.name, fileId],
    queryFn: () => fetchFile(fileId ?? ''),
    enabled: fileId !== undefined,
    staleTime: Infinity,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return undefined
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [data])
  return { address, error, refetch }
}
