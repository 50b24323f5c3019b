// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// ENS's registry (EIP-137), as far as reading and handing on names goes.
contract NameRegistry {
  struct Record {
    address owner;
    address resolver;
  }

  mapping(bytes32 => Record) private records;

  event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
  event NewResolver(bytes32 indexed node, address resolver);

  constructor(address root) {
    records[bytes32(0)].owner = root;
  }

  modifier authorised(bytes32 node) {
    require(records[node].owner == msg.sender, "not the owner");
    _;
  }

  function setSubnodeOwner(bytes32 node, bytes32 label, address to) external authorised(node) returns (bytes32 sub) {
    sub = keccak256(abi.encodePacked(node, label));
    records[sub].owner = to;
    emit NewOwner(node, label, to);
  }

  function setResolver(bytes32 node, address to) external authorised(node) {
    records[node].resolver = to;
    emit NewResolver(node, to);
  }

  function owner(bytes32 node) external view returns (address) {
    return records[node].owner;
  }

  function resolver(bytes32 node) external view returns (address) {
    return records[node].resolver;
  }
}

/// A resolver that holds addresses (EIP-137); the owner of a name writes them.
contract NameResolver {
  NameRegistry private immutable registry;
  mapping(bytes32 => address) private addresses;

  event AddrChanged(bytes32 indexed node, address a);

  constructor(NameRegistry registry_) {
    registry = registry_;
  }

  function setAddr(bytes32 node, address to) external {
    require(registry.owner(node) == msg.sender, "not the owner");
    addresses[node] = to;
    emit AddrChanged(node, to);
  }

  function addr(bytes32 node) external view returns (address) {
    return addresses[node];
  }

  function supportsInterface(bytes4 id) external pure returns (bool) {
    return id == 0x01ffc9a7 || id == 0x3b3b57de;
  }
}

/// What clients ask (ENSIP-23): finds the resolver of a name in DNS form and hands the question on. No gateways.
contract UniversalResolver {
  NameRegistry public immutable registry;

  error ResolverNotFound(bytes name);
  error ResolverNotContract(bytes name, address resolver);
  error ResolverError(bytes errorData);

  constructor(NameRegistry registry_) {
    registry = registry_;
  }

  function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
    return ask(name, data);
  }

  function resolveWithGateways(
    bytes calldata name,
    bytes calldata data,
    string[] calldata
  ) external view returns (bytes memory, address) {
    return ask(name, data);
  }

  function ask(bytes calldata name, bytes calldata data) private view returns (bytes memory, address) {
    address found = registry.resolver(nodeOf(name, 0));
    if (found == address(0)) revert ResolverNotFound(name);
    if (found.code.length == 0) revert ResolverNotContract(name, found);
    (bool ok, bytes memory answer) = found.staticcall(data);
    if (!ok) revert ResolverError(answer);
    return (answer, found);
  }

  function nodeOf(bytes calldata name, uint256 from) private pure returns (bytes32) {
    uint256 length = uint8(name[from]);
    if (length == 0) return bytes32(0);
    bytes32 label = keccak256(name[from + 1:from + 1 + length]);
    return keccak256(abi.encodePacked(nodeOf(name, from + 1 + length), label));
  }
}

/// A whole name system in one transaction, with some names of `.eth` in it. For local chains only.
contract TestNames {
  NameRegistry public immutable registry;
  NameResolver public immutable resolver;
  UniversalResolver public immutable universalResolver;

  constructor(string[] memory labels, address[] memory owners) {
    registry = new NameRegistry(address(this));
    resolver = new NameResolver(registry);
    universalResolver = new UniversalResolver(registry);
    bytes32 eth = registry.setSubnodeOwner(bytes32(0), keccak256("eth"), address(this));
    for (uint256 i = 0; i < labels.length; i++) {
      bytes32 label = keccak256(bytes(labels[i]));
      bytes32 node = registry.setSubnodeOwner(eth, label, address(this));
      registry.setResolver(node, address(resolver));
      resolver.setAddr(node, owners[i]);
      registry.setSubnodeOwner(eth, label, owners[i]);
    }
  }
}
