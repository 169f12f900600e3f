/** Gives a function that makes something when it is first called, and then gives the same again. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
