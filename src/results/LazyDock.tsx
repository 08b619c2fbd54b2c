import { useEffect, useEffectEvent } from 'react';
import { useLazyOnIntent } from '../controls/lazy.ts';
import { answerId } from './AnswerCard.tsx';

const loadDock = () => import('./Dock.tsx').then((module) => module.Dock);

/** Loads the dock once the answer card goes out of sight. */
export function LazyDock() {
  const { loaded: Dock, request } = useLazyOnIntent(loadDock);
  const requestDock = useEffectEvent(request);
  useEffect(() => {
    const card = document.getElementById(answerId);
    if (!card) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) requestDock();
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return Dock && <Dock />;
}
