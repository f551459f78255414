import { useQuery } from '@tanstack/react-query'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { useBlobAddress } from '@lqr/web-client/files/use-blob-address.ts'
import { fetchFile } from './open-file.ts'

/** A file's bytes with an object address for them while the component is mounted; undefined until they are there. */
export function useFile(fileId: string | undefined) {
  const { data, error, refetch } = useQuery({
    queryKey: [downloadFile.name, fileId],
    queryFn: () => fetchFile(fileId ?? ''),
    enabled: fileId !== undefined,
    staleTime: Infinity,
  })
  return { blob: data, address: useBlobAddress(data), error, refetch }
}
