import { useEffect, useState } from 'react';

/** A link to bytes in memory: it saves them as `fileName`, or opens them in a new tab. */
export function FileLink({
  bytes,
  type,
  fileName,
  children,
}: {
  bytes: BlobPart;
  type: string;
  fileName?: string;
  children: React.ReactNode;
}) {
  const [href, setHref] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [bytes, type]);
  return (
    <a
      href={href || undefined}
      {...(fileName ? { download: fileName } : { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
